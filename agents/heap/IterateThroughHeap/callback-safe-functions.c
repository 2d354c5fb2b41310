/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Memory, raw monitors and environment local storage work in callbacks of IterateThroughHeap.");

static jrawMonitorID monitor;
static jvmtiError errors[6];

PRIMITIVE_FIELD_CALLBACK(field)
{
    unsigned char *memory = NULL;
    void *stored = NULL;
    if (*tag != 1)
        return 0;
    errors[0] = ti(Allocate, 16, &memory);
    errors[1] = ti(Deallocate, memory);
    errors[2] = ti(RawMonitorEnter, monitor);
    errors[3] = ti(RawMonitorExit, monitor);
    errors[4] = ti(SetEnvironmentLocalStorage, &monitor);
    errors[5] = ti(GetEnvironmentLocalStorage, &stored);
    record("%s", stored == &monitor ? "stored" : "lost");
    return JVMTI_VISIT_ABORT;
}

static void observe(JNIEnv *jni, jobject array)
{
    static const char *const names[6] = {
        "Allocate",
        "Deallocate",
        "RawMonitorEnter",
        "RawMonitorExit",
        "SetEnvironmentLocalStorage",
        "GetEnvironmentLocalStorage",
    };
    jvmtiHeapCallbacks callbacks = {.primitive_field_callback = field};
    must(CreateRawMonitor, "monitor", &monitor);
    set_tag(element(jni, array, 0), 1);
    jvmtiError error = ti(IterateThroughHeap, 0, NULL, &callbacks, NULL);
    say_walk_in_one_line(error, "storage");
    for (int i = 0; i < 6; i++)
        say("%s: %s", names[i], error_name(errors[i]));
}

TEST(.target = "heap.filters.Values", .probe = observe, .needs = {.can_tag_objects = 1});
