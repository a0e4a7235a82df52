def a { string s = !substr("hello world", 6); string t = !substr("hello", 1, 3); string u = !substr("abc", 3); int f = !find("banana", "an");
  int g = !find("banana", "an", 2); int h = !find("banana", "x"); int i = !find("abc", ""); string up = !toupper("aBc1"); string lo = !tolower("AbC2"); }
