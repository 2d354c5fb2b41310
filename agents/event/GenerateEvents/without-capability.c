/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Without its capability CompiledMethodLoad is not generated: MUST_POSSESS_CAPABILITY.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("COMPILED_METHOD_LOAD: %s",
        error_name(ti(GenerateEvents, JVMTI_EVENT_COMPILED_METHOD_LOAD)));
}

TEST(.probe = observe);
