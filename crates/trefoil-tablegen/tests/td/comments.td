/* a /* nested */ comment */ def a; // line
def /* in */ b /* side */ { int // end
  x = /* here */ 1; }
