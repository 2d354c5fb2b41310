/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("FollowReferences reports the initial object's values if it passes the filter and klass.");

enum { OBJECT_TAG = 1, ARRAY_TAG, STRING_TAG };

/* Whether an object that is met again shows its values again is left open. */
static jint record_once(const char *value)
{
    if (times_recorded(value) == 0)
        record("%s", value);
    return 0;
}

PRIMITIVE_FIELD_CALLBACK(field)
{
    if (*tag != OBJECT_TAG)
        return 0;
    return record_once(value.i == 1 ? "one" : value.i == 2 ? "two" : "another");
}

ARRAY_PRIMITIVE_VALUE_CALLBACK(values)
{
    return *tag == ARRAY_TAG ? record_once("array") : 0;
}

STRING_PRIMITIVE_VALUE_CALLBACK(string)
{
    if (*tag != STRING_TAG)
        return 0;
    return record_once(length == 1 && value[0] == 'a' ? "a" : "another");
}

static void follow(const char *what, jint filter, jclass klass, jobject object)
{
    static const jvmtiHeapCallbacks callbacks = {.primitive_field_callback = field,
                                                 .array_primitive_value_callback = values,
                                                 .string_primitive_value_callback = string};
    jvmtiError error = ti(FollowReferences, filter, klass, object, &callbacks, NULL);
    say_walk_in_one_line(error, "%s", what);
}

/* An object with two fields, an array and a string, each of which is the only tagged object. */
static void observe(JNIEnv *jni, jobject array)
{
    for (jsize i = 0; i < 6; i += 2) {
        jobject object = element(jni, array, i);
        set_tag(object, OBJECT_TAG + i / 2);
        follow("0", 0, NULL, object);
        follow("TAGGED", JVMTI_HEAP_FILTER_TAGGED, NULL, object);
        follow("UNTAGGED", JVMTI_HEAP_FILTER_UNTAGGED, NULL, object);
        follow("klass, of this class", 0, class_of(jni, object), object);
        follow("klass, of another", 0, class_of(jni, array), object);
        set_tag(object, 0);
    }
}

TEST(.target = "heap.filters.Values", .probe = observe, .needs = {.can_tag_objects = 1});
