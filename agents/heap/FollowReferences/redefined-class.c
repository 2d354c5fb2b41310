/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "redefine.h"

TITLE("FollowReferences reports class, superclass and interface of a redefined class once, as before.");

HEAP_REFERENCE_CALLBACK(reference)
{
    if (has_name(referrer_tag) && has_name(tag)
        && (kind == JVMTI_HEAP_REFERENCE_CLASS || kind == JVMTI_HEAP_REFERENCE_SUPERCLASS
            || kind == JVMTI_HEAP_REFERENCE_INTERFACE))
        record("%s %s %s", object_name(*referrer_tag), reference_kind(kind), object_name(*tag));
    return has_name(tag) ? JVMTI_VISIT_OBJECTS : 0;
}

static void follow(jobject object)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    say_walk("FollowReferences", ti(FollowReferences, 0, NULL, object, &callbacks, NULL));
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    jobject const named[] = {(*jni)->GetObjectArrayElement(jni, subject, 2), klass,
                             (*jni)->GetSuperclass(jni, klass), find_class(jni, "redefine/Shape")};
    static const char *const names[] = {"object", "Subject", "Base", "Shape"};
    for (int i = 0; i < 4; i++) {
        set_tag(named[i], i + 1);
        name_tag(i + 1, names[i]);
    }
    follow(named[0]);
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    follow(named[0]);
    must(ForceGarbageCollection);
    follow(named[0]);
}

TEST(.target = "redefine.Redefined", .args = LIST("new-bodies", "newer-bodies"), .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_tag_objects = 1});
