#pragma once
uint shared_value = 7;
