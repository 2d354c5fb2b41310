/* SPDX-License-Identifier: Apache-2.0 */

/* HotSpot's extension event that a class was unloaded, of which is known when it is sent. */
#ifndef ASSAY_EXTENSION_UNLOADS_H
#define ASSAY_EXTENSION_UNLOADS_H

#include "heap.h"

static int told;

/* Its parameters vary with the release. */
static inline void JNICALL on_unload(jvmtiEnv *env, ...)
{
    __atomic_add_fetch(&told, 1, __ATOMIC_SEQ_CST);
}

static inline int told_so_far(void)
{
    return __atomic_load_n(&told, __ATOMIC_SEQ_CST);
}

static inline jint index_of_unload(void)
{
    jint count = 0;
    jvmtiExtensionEventInfo *events = NULL;
    must(GetExtensionEvents, &count, &events);
    for (jint i = 0; i < count; i++)
        if (strcmp(events[i].id, "com.sun.hotspot.events.ClassUnload") == 0)
            return events[i].extension_event_index;
    inapplicable("the JVM has no extension event of which is known when it is sent");
}

/* The class goes with a collection after its loader's, if need be. */
static inline void await_told(void)
{
    for (int i = 0; i < 100 && told_so_far() == 0; i++)
        must(ForceGarbageCollection);
}

#endif
