/* SPDX-License-Identifier: Apache-2.0 */
#include "../variable.h"

TITLE("JAVA_TOOL_OPTIONS separates options by any white space, also at its ends.");

static void load(JavaVM *vm, char *options)
{
    need_variable("a.one");
    say_property("a.one");
    say_property("a.two");
    say_property("a.three");
    say_property("a.four");
    say_property("a.five");
    say_property("a.six");
    say_property("a.seven");
}

TEST(.load = load, .env = LIST("JAVA_TOOL_OPTIONS=  -Da.one=1 -Da.two=2\t-Da.three=3 \n "
                               "-Da.four=4\r\n-Da.five=5\v-Da.six=6\f\f-Da.seven=7 \t"));
