/* SPDX-License-Identifier: Apache-2.0 */
#include "../two_callers.h"

TITLE("Exception and ExceptionCatch can be enabled for one thread.");

static void observe(JNIEnv *jni, jobject threads)
{
    on_thread(Exception, say_thrown_on, (jthread)(*jni)->GetObjectArrayElement(jni, threads, 0));
    on_thread(ExceptionCatch, say_caught_on,
              (jthread)(*jni)->GetObjectArrayElement(jni, threads, 1));
}

TEST(.target = "method.TwoCallers", .probe = observe,
     .needs = {.can_generate_exception_events = 1});
