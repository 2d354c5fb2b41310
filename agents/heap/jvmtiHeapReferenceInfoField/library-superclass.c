/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Fields below a library superclass have indices after all that GetClassFields reports.");

static jint before[NAMED_MAX]; /* fields of all superclasses and interfaces, by tag */

static jint count_fields(jclass klass)
{
    jint count = 0;
    jfieldID *fields = NULL;
    must(GetClassFields, klass, &count, &fields);
    release(fields);
    return count;
}

/* An interface that is reached twice counts once: it has the tag of the round then. */
static jint count_in_interfaces(jclass klass, jlong round)
{
    jint count = 0, sum = 0;
    jclass *interfaces = NULL;
    must(GetImplementedInterfaces, klass, &count, &interfaces);
    for (jint i = 0; i < readable(interfaces, count); i++) {
        if (tag_of(interfaces[i]) == round)
            continue;
        set_tag(interfaces[i], round);
        sum += count_fields(interfaces[i]) + count_in_interfaces(interfaces[i], round);
    }
    release(interfaces);
    return sum;
}

static void count_before(JNIEnv *jni, jobject pairs, const char *object, const char *of_class)
{
    jclass klass = object_named(jni, pairs, of_class);
    jlong tag = tag_named(object), round = NAMED_MAX + tag;
    jint sum = count_in_interfaces(klass, round);
    while ((klass = (*jni)->GetSuperclass(jni, klass)) != NULL)
        sum += count_fields(klass) + count_in_interfaces(klass, round);
    before[tag] = before[tag_named(of_class)] = sum;
}

HEAP_REFERENCE_CALLBACK(reference)
{
    if (has_name(tag) && has_name(referrer_tag) && strcmp(object_name(*tag), "named") == 0
        && (kind == JVMTI_HEAP_REFERENCE_FIELD || kind == JVMTI_HEAP_REFERENCE_STATIC_FIELD))
        record("%s: %s, reference: %d", object_name(*referrer_tag), reference_kind(kind),
               (int)(info->field.index - before[*referrer_tag]));
    return JVMTI_VISIT_OBJECTS;
}

PRIMITIVE_FIELD_CALLBACK(field)
{
    if (has_name(tag) && type == JVMTI_PRIMITIVE_TYPE_INT && value.i >= 0x47114711
        && value.i <= 0x47114714)
        record("%s: %s, int 0x%x: %d", object_name(*tag), reference_kind(kind), (unsigned)value.i,
               (int)(info->field.index - before[*tag]));
    return 0;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    static const jvmtiHeapCallbacks fields = {.primitive_field_callback = field};
    name_objects(jni, pairs);
    count_before(jni, pairs, "thread", "OwnThread");
    count_before(jni, pairs, "loader", "OwnLoader");
    say_walk("FollowReferences", ti(FollowReferences, 0, NULL, pairs, &callbacks, NULL));
    jvmtiError error = ti(IterateThroughHeap, JVMTI_HEAP_FILTER_UNTAGGED, NULL, &fields, NULL);
    say_walk("IterateThroughHeap", error);
}

/* All that the index of a field counts is counted here by other functions. */
TEST(.target = "heap.fields.OfLibrary", .probe = observe, .needs = {.can_tag_objects = 1});
