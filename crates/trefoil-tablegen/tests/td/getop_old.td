class Op; def o : Op; def p : Op;
def a { dag d = !setop((o 1), p); Op q = !getop<Op>((o 1)); }
