/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GenerateEvents returns MUST_POSSESS_CAPABILITY for CompiledMethodLoad without its capability.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("COMPILED_METHOD_LOAD: %s",
        error_name(ti(GenerateEvents, JVMTI_EVENT_COMPILED_METHOD_LOAD)));
}

TEST(.probe = observe);
