/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("Which error numbers have a name, and what happens with the others?");
PASSAGES("GetErrorName; Error codes: numbers that are not assigned, and those of other versions.");
WHY("Numbers that are named and that the specification does not have are errors an agent may "
    "meet.");

static void observe(JNIEnv *jni, jobject subject)
{
    int named = 0;
    for (int number = 0; number < 256; number++) {
        char *name = NULL;
        jvmtiError error = ti(GetErrorName, (jvmtiError)number, &name);
        named += error == JVMTI_ERROR_NONE;
        if (error == JVMTI_ERROR_NONE && strncmp(error_name((jvmtiError)number), "unknown", 7) == 0)
            say("%d, which no specification names: %s", number, name);
        else if (error == JVMTI_ERROR_NONE && strcmp(error_name((jvmtiError)number), name) != 0)
            say("%s: %s", error_name((jvmtiError)number), name);
    }
    char *name = NULL;
    say("numbers with a name: %d", named);
    say("number 1: %s", error_name(ti(GetErrorName, (jvmtiError)1, &name)));
    say("number 9999: %s", error_name(ti(GetErrorName, (jvmtiError)9999, &name)));
}

ASK(.probe = observe);
