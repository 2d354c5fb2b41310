/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("ForceEarlyReturnObject keeps a value that nothing else refers to until the thread resumes.");

static void observe(JNIEnv *jni, jobject thread)
{
    jclass klass = find_class(jni, "early_return/ReturnedObject");
    jobject value = (*jni)->AllocObject(jni, klass);
    no_exception(jni);
    (*jni)->SetIntField(jni, value, field_id(jni, klass, "number", "I"), 42);
    must(SuspendThread, thread);
    say("ForceEarlyReturnObject: %s",
        error_name(ti_if_able(ForceEarlyReturnObject, thread, value)));
    (*jni)->DeleteLocalRef(jni, value);
    collect_and_refill(jni);
    must(ResumeThread, thread);
}

TEST(.target = "early_return.ReturnedObject", .probe = observe,
     .needs = {.can_force_early_return = 1, .can_suspend = 1});
