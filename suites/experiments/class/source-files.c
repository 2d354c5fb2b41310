/* SPDX-License-Identifier: Apache-2.0 */
#include "kinds.h"

QUESTION("Which source file have classes of each kind?");
PASSAGES("GetSourceFileName: absent information, and classes without a file.");
WHY("Debuggers map frames of generated classes by it.");

static void observe(JNIEnv *jni, jobject subject)
{
    for (int i = 0; i < KINDS; i++) {
        jclass klass = kind(jni, subject, i);
        char *name = NULL;
        jvmtiError error = ti(GetSourceFileName, klass, &name);
        say("%s: %s", kinds[i], error == JVMTI_ERROR_NONE ? quoted(name) : error_name(error));
    }
}

ASK(.target = "experiments.Members", .probe = observe, .needs = {.can_get_source_file_name = 1});
