/* SPDX-License-Identifier: Apache-2.0 */
#include "names.h"

QUESTION("Which properties does JVM TI give in the live phase?");
PASSAGES("GetSystemProperties: the JVM's properties, not those of java.lang.System.");
WHY("The lists are easily mixed up; a tool misses what is in the other one.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_properties(false);
}

ASK(.probe = observe);
