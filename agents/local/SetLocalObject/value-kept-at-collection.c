/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "../spinning.h"

TITLE("SetLocalObject keeps an object alive to which only the variable refers.");

static void observe(JNIEnv *jni, jobject thread)
{
    jobject value = (*jni)->NewStringUTF(jni, "made by the agent");
    no_exception(jni);
    must(SuspendThread, thread);
    must(SetLocalObject, thread, 0, SPINNING_O, value);
    (*jni)->DeleteLocalRef(jni, value);
    collect_and_refill(jni);
    must(ResumeThread, thread);
}

TEST(.target = "local.Spinning", .probe = observe,
     .needs = {.can_access_local_variables = 1, .can_suspend = 1});
