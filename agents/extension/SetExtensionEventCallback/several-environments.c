/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "../arguments.h"
#include "heap.h"
#include "threads.h"

TITLE("An extension event goes to each environment with a callback, whether others have one or not.");

enum { ENVIRONMENTS = 4 };
static jvmtiEnv *environments[ENVIRONMENTS];
static atomic_int calls[ENVIRONMENTS];

static void JNICALL unloaded(jvmtiEnv *env, ...)
{
    for (int i = 0; i < ENVIRONMENTS; i++)
        calls[i] += env == environments[i];
}

static void load(JavaVM *vm, char *options)
{
    for (int i = 0; i < ENVIRONMENTS; i++)
        environments[i] = new_environment();
}

/* The second and the fourth have a callback. */
static void observe(JNIEnv *jni, jobject pair)
{
    static jweak loader;
    if (pair != NULL) {
        const jvmtiExtensionEventInfo *event = extension_event(
            "com.sun.hotspot.events.ClassUnload");
        for (int i = 1; i < ENVIRONMENTS; i += 2)
            enable_extension_event_in(environments[i], event, unloaded);
        loader = (*jni)->NewWeakGlobalRef(jni, element(jni, pair, 1));
        return;
    }
    if (!collect_until_freed(jni, &loader, 1))
        inapplicable("the collector has unloaded no class");
    for (struct timespec beginning = {0};
         (calls[1] == 0 || calls[3] == 0) && wait_goes_on(&beginning);)
        must(ForceGarbageCollection);
    say("posted: %s %s %s %s", truth(calls[0] > 0), truth(calls[1] > 0), truth(calls[2] > 0),
        truth(calls[3] > 0));
}

TEST(.target = "gc.Unloaded", .load = load, .probe = observe, .timeout = 60);
