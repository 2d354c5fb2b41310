/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "assay.h"

TITLE("GarbageCollectionStart and GarbageCollectionFinish are posted to the environments that enabled each.");

enum { ENVIRONMENTS = 4 };

static jvmtiEnv *environments[ENVIRONMENTS];
static int starts[ENVIRONMENTS + 1], finishes[ENVIRONMENTS + 1];
static bool a_first, a_finished;
static int out_of_order;
static atomic_bool counting;

static int number_of(jvmtiEnv *env)
{
    int i = 0;
    while (i < ENVIRONMENTS && environments[i] != env)
        i++;
    return i;
}

static void JNICALL on_start(jvmtiEnv *env)
{
    starts[number_of(env)] += counting;
    out_of_order += counting && env == environments[1] && !a_first;
    a_first = env == environments[0];
}

static void JNICALL on_finish(jvmtiEnv *env)
{
    finishes[number_of(env)] += counting;
    out_of_order += counting && env == environments[2] && !a_finished;
    a_finished = env == environments[0];
}

/* Whether there were any, also in an environment that is none of these. */
static bool any(const int *counts)
{
    int sum = 0;
    for (int i = 0; i <= ENVIRONMENTS; i++)
        sum += counts[i];
    return sum > 0;
}

static void enable(int which, jvmtiEvent event)
{
    must_in(environments[which], SetEventNotificationMode, JVMTI_ENABLE, event, NULL);
}

/* All have both callbacks. A enables both events, B the first, C the second, D none. */
static void observe(JNIEnv *jni, jobject unused)
{
    const jvmtiCapabilities capabilities = {.can_generate_garbage_collection_events = 1};
    static const jvmtiEventCallbacks callbacks = {.GarbageCollectionStart = on_start,
                                                  .GarbageCollectionFinish = on_finish};
    environments[0] = assay_env;
    for (int i = 0; i < ENVIRONMENTS; i++) {
        if (i > 0)
            environments[i] = new_environment_with(&capabilities);
        must_in(environments[i], SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    }
    enable(2, JVMTI_EVENT_GARBAGE_COLLECTION_FINISH);
    enable(1, JVMTI_EVENT_GARBAGE_COLLECTION_START);
    enable(0, JVMTI_EVENT_GARBAGE_COLLECTION_START);
    enable(0, JVMTI_EVENT_GARBAGE_COLLECTION_FINISH);
    /* Anew if a collection of the JVM's own came when counting began or ended. */
    for (int tries = 0; tries < 20; tries++) {
        memset(starts, 0, sizeof starts);
        memset(finishes, 0, sizeof finishes);
        out_of_order = 0;
        counting = true;
        for (int i = 0; i < 4; i++)
            must(ForceGarbageCollection);
        counting = false;
        if (starts[0] == starts[1] && finishes[0] == finishes[2] && starts[0] == finishes[0]
            && out_of_order == 0)
            break;
    }
    for (int i = 0; i < ENVIRONMENTS; i++)
        must_in(environments[i], SetEventCallbacks, NULL, 0);
    if (!any(starts) && !any(finishes))
        inapplicable("no collection stops the world");
    say("as many for A as for B and C: %s, %s", truth(starts[0] == starts[1]),
        truth(finishes[0] == finishes[2]));
    say("B or C before A: %d", out_of_order);
    say("not enabled: %d, %d, %d, %d, another: %d", finishes[1], starts[2], starts[3], finishes[3],
        starts[ENVIRONMENTS] + finishes[ENVIRONMENTS]);
    say("as many starts as finishes: %s", truth(starts[0] == finishes[0]));
}

TEST(.probe = observe, .needs = {.can_generate_garbage_collection_events = 1});
