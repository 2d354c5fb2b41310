/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "redefine.h"

TITLE("Heap functions find a redefined class and its instances by class and by tag as before.");

enum { THE_CLASS = 31, THE_OBJECT = 32 };

static int instances, fields, statics;

HEAP_ITERATION_CALLBACK(object)
{
    instances += class_tag == THE_CLASS && *tag == THE_OBJECT;
    return 0;
}

PRIMITIVE_FIELD_CALLBACK(field)
{
    if (type != JVMTI_PRIMITIVE_TYPE_INT)
        return 0;
    fields += kind == JVMTI_HEAP_REFERENCE_FIELD && *tag == THE_OBJECT && value.i == 6;
    statics += kind == JVMTI_HEAP_REFERENCE_STATIC_FIELD && *tag == THE_CLASS && value.i == 5;
    return 0;
}

static void look(jclass klass, jobject one)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = object,
                                                 .primitive_field_callback = field};
    static const jlong tags[] = {THE_CLASS, THE_OBJECT};
    jint found = -1;
    instances = fields = statics = 0;
    must(IterateThroughHeap, 0, klass, &callbacks, NULL);
    must(IterateThroughHeap, JVMTI_HEAP_FILTER_UNTAGGED, NULL, &callbacks, NULL);
    must(GetObjectsWithTags, 2, tags, &found, NULL, NULL);
    say("instances %d, field %d, static field %d, found %d, tags %d and %d", instances, fields,
        statics, (int)found, (int)tag_of(klass), (int)tag_of(one));
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    jobject one = (*jni)->GetObjectArrayElement(jni, subject, 2);
    set_tag(klass, THE_CLASS);
    set_tag(one, THE_OBJECT);
    look(klass, one);
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    must(ForceGarbageCollection);
    look(klass, one);
}

TEST(.target = "redefine.Redefined", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_tag_objects = 1});
