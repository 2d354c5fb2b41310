/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "environments.h"
#include "../two_callers.h"

TITLE("Exception and ExceptionCatch are not posted after they are disabled.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread thread = thread_at(jni, threads, 0);
    assay_callbacks.Exception = say_thrown_on;
    assay_callbacks.ExceptionCatch = say_caught_on;
    must(SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
    enable_and_disable(JVMTI_EVENT_EXCEPTION, thread);
    enable_and_disable(JVMTI_EVENT_EXCEPTION_CATCH, thread);
    thread = thread_at(jni, threads, 1);
    on_thread(Exception, say_thrown_on, thread);
    on_thread(ExceptionCatch, say_caught_on, thread);
}

TEST(.target = "method.TwoCallers", .probe = observe,
     .needs = {.can_generate_exception_events = 1});
