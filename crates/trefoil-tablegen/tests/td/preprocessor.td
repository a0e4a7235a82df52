#define ONE
#ifdef ONE
def one;
#else
def not_one
#endif
#ifndef TWO
def no_two;
#ifdef THREE /* comment */
garbage here !! "
#else // other
def no_three;
#endif
#else
#ifdef NEVER
#endif
def two;
#endif
def hash#ok;
