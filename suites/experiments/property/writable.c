/* SPDX-License-Identifier: Apache-2.0 */
#include "names.h"

QUESTION("Which properties does the JVM have when it starts, and which of them can be written?");
PASSAGES("GetSystemProperties, SetSystemProperty: the JVM's properties; which can be written is "
         "up to the JVM.");
WHY("An agent may want to change the class path before it is used.");

static void load(JavaVM *vm, char *options)
{
    say_properties(true);
}

ASK(.load = load);
