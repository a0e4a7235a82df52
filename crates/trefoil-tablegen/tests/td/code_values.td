class A<code c> { code C = c; string s = c; code joined = c # [{ more }]; }
def a : A<[{ int x = 1; }]>;
def b { code c = "plain"; string s = [{code}]; list<code> l = [[{a}], "b"]; }
