/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("Raw monitor functions work in the callbacks of the collection events.");

static atomic_bool begun;

static void JNICALL on_event(jvmtiEnv *env)
{
    if (atomic_exchange(&begun, true))
        return;
    say_all_raw_monitor_calls();
    release_point("done");
}

/* Only collections that stop the world have these events. */
static void observe(JNIEnv *jni, jobject subject)
{
    if (is_case("start"))
        on(GarbageCollectionStart, on_event);
    else
        on(GarbageCollectionFinish, on_event);
    for (int tries = 0; tries < 20 && !atomic_load(&begun); tries++)
        must(ForceGarbageCollection);
    if (!atomic_load(&begun))
        inapplicable("no collection stops the world");
    arrive_and_wait("done");
}

TEST(.probe = observe, .needs = {.can_generate_garbage_collection_events = 1},
     .cases = LIST("start", "finish"));
