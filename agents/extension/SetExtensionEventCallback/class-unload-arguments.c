/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "../arguments.h"
#include "heap.h"
#include "threads.h"

TITLE("The callback of the event that a class was unloaded gets the arguments that are described.");

static const jvmtiExtensionEventInfo *event;
static atomic_int calls, nulls, foreign, named;

static void JNICALL unloaded(jvmtiEnv *env, ...)
{
    va_list list;
    va_start(list, env);
    struct arguments given = take_arguments(event, list);
    va_end(list);
    nulls += given.nulls;
    foreign += given.jni != NULL && !is_own_jni(given.jni);
    calls++;
    /* At last, for it ends the wait. */
    named += given.text == NULL || strstr(given.text, "Unloaded$DynamicallyLoaded") != NULL;
}

static void observe(JNIEnv *jni, jobject pair)
{
    static jweak loader;
    if (pair != NULL) {
        event = extension_event("com.sun.hotspot.events.ClassUnload");
        enable_extension_event(event, unloaded);
        loader = (*jni)->NewWeakGlobalRef(jni, element(jni, pair, 1));
        return;
    }
    if (!collect_until_freed(jni, &loader, 1))
        inapplicable("the collector has unloaded no class");
    for (struct timespec beginning = {0}; named == 0 && wait_goes_on(&beginning);)
        must(ForceGarbageCollection);
    must(SetExtensionEventCallback, event->extension_event_index, NULL);
    say("posted: %s, with its name where there is one: %s", truth(calls > 0), truth(named > 0));
    say("without an argument: %d", nulls);
    say("with the JNI environment of another thread: %s", truth(foreign > 0));
}

TEST(.target = "gc.Unloaded", .probe = observe);
