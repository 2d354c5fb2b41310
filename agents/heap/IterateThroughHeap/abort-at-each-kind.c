/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("VISIT_ABORT ends IterateThroughHeap at an object or values of any kind, with all callbacks set.");

static const char *wanted;
static int reached, later;

static jint step(const char *what)
{
    if (reached > 0) {
        later++;
        return 0;
    }
    reached += strcmp(what, wanted) == 0;
    return reached > 0 ? JVMTI_VISIT_ABORT : 0;
}

HEAP_ITERATION_CALLBACK(object)
{
    return step("an object");
}

PRIMITIVE_FIELD_CALLBACK(field)
{
    return step(kind == JVMTI_HEAP_REFERENCE_FIELD ? "a field" : "a static field");
}

ARRAY_PRIMITIVE_VALUE_CALLBACK(values)
{
    return step("an array");
}

STRING_PRIMITIVE_VALUE_CALLBACK(string)
{
    return step("a string");
}

static void observe(JNIEnv *jni, jobject array)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = object,
                                                 .primitive_field_callback = field,
                                                 .array_primitive_value_callback = values,
                                                 .string_primitive_value_callback = string};
    static const char *const all[] = {"an object", "a field", "a static field", "an array",
                                      "a string"};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        wanted = all[i];
        reached = later = 0;
        jvmtiError error = ti(IterateThroughHeap, 0, NULL, &callbacks, NULL);
        say("%s: %s, reached %d, %s after it", wanted, error_name(error), reached,
            later > 0 ? "callbacks" : "none");
    }
}

TEST(.target = "heap.filters.Values", .probe = observe, .needs = {.can_tag_objects = 1});
