/* SPDX-License-Identifier: Apache-2.0 */
#include "../callbacks.h"

TITLE("All functions of raw monitors work in the handlers of the collection events.");

static bool started, finished;

static void JNICALL on_start(jvmtiEnv *env)
{
    if (started)
        return;
    started = true;
    use_all();
    let("started");
}

static void JNICALL on_finish(jvmtiEnv *env)
{
    if (finished)
        return;
    finished = true;
    use_all();
    let("finished");
}

static void observe(JNIEnv *jni, jobject subject)
{
    if (is_case("start"))
        on(GarbageCollectionStart, on_start);
    else
        on(GarbageCollectionFinish, on_finish);
    must(ForceGarbageCollection);
    hold(is_case("start") ? "started" : "finished");
}

TEST(.probe = observe, .needs = {.can_generate_garbage_collection_events = 1},
     .cases = LIST("start", "finish"));
