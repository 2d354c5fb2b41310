/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("IsModifiableModule refuses bad arguments as recommended.");

static void observe(JNIEnv *jni, jobject subject)
{
    jobject base = base_module(jni), string = (*jni)->NewStringUTF(jni, "no module");
    jboolean answer;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-module"))
        error = ti(IsModifiableModule, NULL, &answer);
    else if (is_case("null-answer"))
        error = ti(IsModifiableModule, base, NULL);
    else
        error = ti(IsModifiableModule, string, &answer);
    say("IsModifiableModule: %s", error_name(error));
}

TEST(.probe = observe, .since = 9, .batch = true,
     .cases = LIST("null-module", "null-answer", "not-a-module"));
