/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Indices of references count synthetic fields in the order of GetClassFields.");

enum { SUBJECTS = 3, FIELDS_MAX = 32, CLASSES_MAX = 16 };

static char *field_names[FIELDS_MAX]; /* never released */
static jint field_total;
static jlong subject;

/* Counts the fields of interfaces, each interface once. */
static jint count_interfaces(jclass klass, jobject *met, jint *met_count, JNIEnv *jni)
{
    jint total = 0, count = 0;
    jclass *interfaces = NULL;
    must(GetImplementedInterfaces, klass, &count, &interfaces);
    for (jint i = 0; i < readable(interfaces, count); i++) {
        jfieldID *fields = NULL;
        jint own = 0, j = 0;
        while (j < *met_count && !(*jni)->IsSameObject(jni, met[j], interfaces[i]))
            j++;
        if (j < *met_count)
            continue;
        if (*met_count == CLASSES_MAX) {
            say("GetImplementedInterfaces: expected at most %d, actual more", CLASSES_MAX);
            break;
        }
        met[(*met_count)++] = interfaces[i];
        must(GetClassFields, interfaces[i], &own, &fields);
        release(fields);
        total += (own > 0 ? own : 0) + count_interfaces(interfaces[i], met, met_count, jni);
    }
    release(interfaces);
    return total;
}

/* Names the fields by index, as the specification says that they are counted. */
static void number_fields(JNIEnv *jni, jclass klass)
{
    jclass classes[CLASSES_MAX];
    jobject met[CLASSES_MAX];
    jint depth = 0, met_count = 0;
    for (jclass it = klass; it != NULL && depth < CLASSES_MAX; it = (*jni)->GetSuperclass(jni, it))
        classes[depth++] = it;
    memset(field_names, 0, sizeof field_names);
    field_total = 0;
    for (jint i = 0; i < depth; i++)
        field_total += count_interfaces(classes[i], met, &met_count, jni);
    while (depth-- > 0) {
        jint count = 0;
        jfieldID *fields = NULL;
        must(GetClassFields, classes[depth], &count, &fields);
        for (jint i = 0; i < readable(fields, count) && field_total < FIELDS_MAX; i++) {
            char *name = NULL;
            must(GetFieldName, classes[depth], fields[i], &name, NULL, NULL);
            field_names[field_total++] = name;
        }
        release(fields);
    }
}

static const char *name_at(jint index)
{
    return index >= 0 && index < FIELDS_MAX && field_names[index] != NULL ? field_names[index]
                                                                          : "no field";
}

HEAP_REFERENCE_CALLBACK(reference)
{
    if (kind == JVMTI_HEAP_REFERENCE_FIELD && referrer_tag != NULL && *referrer_tag == subject)
        record("%s: %s", name_at(info->field.index),
               has_name(tag) ? object_name(*tag) : "something");
    return 0;
}

PRIMITIVE_FIELD_CALLBACK(field)
{
    if (*tag == subject)
        record("%s: %s", name_at(info->field.index), value_text((char)type, value));
    return 0;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference,
                                                 .primitive_field_callback = field};
    name_objects(jni, pairs);
    for (subject = 1; subject <= SUBJECTS; subject++) {
        jobject object = object_named(jni, pairs, object_name(subject));
        number_fields(jni, class_of(jni, object));
        say_walk(object_name(subject), ti(FollowReferences, 0, NULL, object, &callbacks, NULL));
    }
}

TEST(.target = "heap.fields.Inner", .probe = observe, .needs = {.can_tag_objects = 1});
