/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "../throws.h"

TITLE("Exception and ExceptionCatch are not posted after they are disabled.");

static void observe(JNIEnv *jni, jobject unused)
{
    jthread self = NULL;
    prepare_throws(jni);
    assay_callbacks.Exception = say_thrown;
    assay_callbacks.ExceptionCatch = say_caught;
    must(SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
    must(GetCurrentThread, &self);
    enable_and_disable(JVMTI_EVENT_EXCEPTION, self);
    enable_and_disable(JVMTI_EVENT_EXCEPTION_CATCH, self);
}

TEST(.target = "exception.Throws", .args = LIST("catcher", "same"), .probe = observe,
     .needs = {.can_generate_exception_events = 1});
