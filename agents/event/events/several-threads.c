/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"
#include "events.h"

TITLE("Each of several threads that cause events at once gets exactly its own.");

static _Thread_local int events;
static _Thread_local int foreign; /* for another thread than the current one */

static void posted(JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    jthread self = NULL;
    if (method != event_cause.method || location != 0)
        return;
    must(GetCurrentThread, &self);
    events++;
    foreign += exception_hash(self) != exception_hash(thread);
    (*jni)->DeleteLocalRef(jni, self);
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL) {
        say("events: %d, with another thread: %d", events, foreign);
        return;
    }
    set_event_cause(jni, "event/Parallel", "touch", "(I)V", posted);
    enable_event_of_case(jni);
}

TEST(.target = "event.Parallel", .probe = observe, .needs = EVENT_NEEDS, .cases = EVENT_CASES);
