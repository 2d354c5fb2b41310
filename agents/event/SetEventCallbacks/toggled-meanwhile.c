/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"
#include "threads.h"

TITLE("SetEventCallbacks sets and removes callbacks while a thread causes the events.");

static atomic_int came;

static void posted(JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    came += method == event_cause.method;
}

static void observe(JNIEnv *jni, jobject unused)
{
    struct timespec beginning = {0}, end = {0};
    int errors = 0;
    set_event_cause(jni, "event/Computing", "half", "(I)I", posted);
    enable_event_of_case(jni);
    for (int i = 0; i < 2000 && wait_goes_on(&beginning); i++) {
        errors += ti(SetEventCallbacks, NULL, 0) != JVMTI_ERROR_NONE;
        errors += ti(SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks)
                  != JVMTI_ERROR_NONE;
    }
    /* What has begun by now may still come; what comes after that was caused with the callback in place. */
    came = 0;
    while (came < 3 && wait_goes_on(&end))
        continue;
    say("errors: %d, still posted: %s", errors, truth(came >= 3));
}

TEST(.target = "event.Computing", .probe = observe, .timeout = 60, .needs = EVENT_NEEDS,
     .cases = EVENT_CASES);
