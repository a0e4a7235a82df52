class A<int n> { int N = n; list<string> l = ["x"]; }
def a : A<3>;
def r { string s = !repr(a); string t = !repr([1, 2]); string u = !repr("q"); }
