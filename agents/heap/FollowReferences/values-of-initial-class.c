/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("FollowReferences reports the static fields of the initial class if it passes the filter and klass.");

enum { FIELDS_MAX = 16 };

static bool met[FIELDS_MAX]; /* by index */

/* The JVM may keep fields of its own in an object that is a class. Whether the class shows its fields
 * again when it is met again is left open. */
PRIMITIVE_FIELD_CALLBACK(field)
{
    jint index = info->field.index;
    bool is_known = index >= 0 && index < FIELDS_MAX;
    if (*tag != TAG_OF_SUBJECT || kind != JVMTI_HEAP_REFERENCE_STATIC_FIELD
        || (is_known && met[index]))
        return 0;
    record("%s", reference_kind(kind));
    met[is_known ? index : 0] = true;
    return 0;
}

static void follow(const char *what, jint filter, jclass klass, jclass initial)
{
    static const jvmtiHeapCallbacks callbacks = {.primitive_field_callback = field};
    memset(met, 0, sizeof met);
    jvmtiError error = ti(FollowReferences, filter, klass, initial, &callbacks, NULL);
    say_walk_in_one_line(error, "%s", what);
}

static void observe(JNIEnv *jni, jobject subjects)
{
    jclass initial = element(jni, subjects, 0), class_of_classes = class_of(jni, initial);
    set_tag(initial, TAG_OF_SUBJECT);
    for (int i = 0; i < 2; i++) {
        set_tag(class_of_classes, i == 0 ? 0 : TAG_OF_CLASS);
        for (jint filter = 0; filter <= JVMTI_HEAP_FILTER_CLASS_UNTAGGED;
             filter = filter == 0 ? JVMTI_HEAP_FILTER_TAGGED : filter << 1) {
            char *text = assay_text();
            assay_append(text, "Class %s, %s", i == 0 ? "untagged" : "tagged", heap_filter(filter));
            follow(text, filter, NULL, initial);
        }
    }
    follow("klass Class", 0, class_of_classes, initial);
    follow("klass itself", 0, initial, initial);
}

TEST(.target = "heap.fields.Subject", .args = LIST("class", "Shapes$EachStaticType"),
     .probe = observe, .needs = {.can_tag_objects = 1});
