/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("AddModuleReads refuses bad arguments as recommended.");

static void observe(JNIEnv *jni, jobject subject)
{
    jobject base = modifiable_base(jni), string = (*jni)->NewStringUTF(jni, "no module");
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-module"))
        error = ti(AddModuleReads, NULL, base);
    else if (is_case("null-other"))
        error = ti(AddModuleReads, base, NULL);
    else if (is_case("not-a-module"))
        error = ti(AddModuleReads, string, base);
    else
        error = ti(AddModuleReads, base, string);
    say("AddModuleReads: %s", error_name(error));
}

TEST(.probe = observe, .since = 9, .batch = true,
     .cases = LIST("null-module", "null-other", "not-a-module", "other-not-a-module"));
