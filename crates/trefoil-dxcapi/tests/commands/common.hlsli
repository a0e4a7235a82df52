#pragma once
float scaled(float x) { return x * 3; }
