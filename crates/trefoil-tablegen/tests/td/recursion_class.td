class Len<list<int> l> { int n = !if(!empty(l), 0, !add(1, !size(!tail(!if(!empty(l), [0], l))))); }
def a { int x = Len<[1, 2, 3]>.n; int y = Len<[]<int>>.n; }
class Join<list<string> l> { string s = !foldl(!head(l), !tail(l), a, b, a # "," # b); }
def b { string s = Join<["a", "b", "c"]>.s; }
