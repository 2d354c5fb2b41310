/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "conditions.h"

TITLE("Functions refuse null arguments in a GarbageCollectionStart callback.");

static atomic_bool begun;

static void JNICALL on_event(jvmtiEnv *env)
{
    if (atomic_exchange(&begun, true))
        return;
    say("%s: %s", assay_case(), error_name(call_with_null(assay_case())));
    release_point("done");
}

/* Only collections that stop the world have this event. */
static void observe(JNIEnv *jni, jobject subject)
{
    on(GarbageCollectionStart, on_event);
    for (int tries = 0; tries < 20 && !atomic_load(&begun); tries++)
        must(ForceGarbageCollection);
    if (!atomic_load(&begun))
        inapplicable("no collection stops the world");
    arrive_and_wait("done");
}

TEST(.probe = observe, .needs = {.can_generate_garbage_collection_events = 1},
     .cases = LIST(CALLBACK_SAFE_FUNCTIONS));
