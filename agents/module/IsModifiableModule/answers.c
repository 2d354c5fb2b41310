/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("IsModifiableModule predicts whether a module can be modified, and is true for unnamed modules.");

static void observe(JNIEnv *jni, jobject subject)
{
    jboolean answer = JNI_FALSE;
    jobject base = base_module(jni), unnamed = unnamed_module(jni);
    say("unnamed: %s", error_name(ti(IsModifiableModule, unnamed, &answer)));
    say("unnamed: %s", truth(answer));
    must(IsModifiableModule, base, &answer);
    jvmtiError error = ti(AddModuleReads, base, unnamed);
    bool consistent = error == (answer ? JVMTI_ERROR_NONE : JVMTI_ERROR_UNMODIFIABLE_MODULE);
    say("java.base agrees with AddModuleReads: %s", truth(consistent));
}

TEST(.probe = observe, .since = 9);
