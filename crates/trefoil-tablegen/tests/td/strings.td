def s { string a = "one" "two" "three"; string b = "tab\tnl\nq\"s\'b\\"; code c = [{x } y "z" }];
  string d = "a" # 1 # "b"; string e = c # "tail"; string f = !strconcat("x", "y", "z"); string empty = ""; }
