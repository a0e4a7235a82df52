#ifndef ONCE
#define ONCE
def Last { int v = 9; }
#endif
