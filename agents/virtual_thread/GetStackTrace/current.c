/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "virtual.h"

TITLE("GetStackTrace and other functions take null and itself for the current virtual thread.");

static void observe(JNIEnv *jni, jobject thread)
{
    enum { MOST = 200 };
    jvmtiFrameInfo by_null[MOST] = {{0}}, by_self[MOST] = {{0}};
    jint nulls = 0, selfs = 0, null_depth = 0, owned = 0, same = 0, locks = 0;
    jint null_state = 0, self_state = 0;
    jobject *monitors = NULL, contended = thread;
    jobject lock = static_object_field(jni, find_class(jni, "virtual_thread/OnVirtualThread"),
                                       "LOCK", "Ljava/lang/Object;");
    SAY_CALL(GetStackTrace, NULL, 0, MOST, by_null, &nulls);
    SAY_CALL(GetStackTrace, thread, 0, MOST, by_self, &selfs);
    for (jint i = 0; i < nulls && i < selfs && i < MOST; i++)
        same += by_null[i].method == by_self[i].method
                && by_null[i].location == by_self[i].location;
    SAY_CALL(GetFrameCount, NULL, &null_depth);
    say("the same: %s",
        truth(nulls == selfs && same == nulls && nulls == frames_that_fit(null_depth, MOST)));
    say("frame 1: %s", nulls > 1 ? method_name(by_null[1].method) : "none");
    SAY_CALL(GetThreadState, NULL, &null_state);
    must(GetThreadState, thread, &self_state);
    null_state &= ~JVMTI_THREAD_STATE_IN_NATIVE;
    self_state &= ~JVMTI_THREAD_STATE_IN_NATIVE;
    say("the same: %s", truth(strcmp(thread_state(null_state), thread_state(self_state)) == 0));
    jvmtiError error = ti(GetOwnedMonitorInfo, NULL, &owned, &monitors);
    say("GetOwnedMonitorInfo: %s", error_name(error));
    for (jint i = 0; error == JVMTI_ERROR_NONE && i < readable(monitors, owned); i++)
        locks += (*jni)->IsSameObject(jni, monitors[i], lock);
    say("its own monitor: %d", (int)locks);
    if (error == JVMTI_ERROR_NONE)
        release(monitors);
    SAY_CALL(GetCurrentContendedMonitor, NULL, &contended);
    say("contended: %s", contended == NULL ? "none" : "one");
}

TEST(.target = "virtual_thread.OnVirtualThread", .since = 21, .probe = observe,
     .needs = {.can_get_owned_monitor_info = 1, .can_get_current_contended_monitor = 1});
