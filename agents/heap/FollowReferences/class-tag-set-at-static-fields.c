/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("A tag given to a class through referrer_tag_ptr is class_tag of its next instance, and filters see it.");

enum { CONSTANTS = 4, TAG_BEFORE = 100 };

static jlong tag_of_class;
static int reports;

/* Of the enum's static fields, those with its constants. The tag of the enum changes at each of them. */
HEAP_REFERENCE_CALLBACK(retag)
{
    static const jlong tags[CONSTANTS] = {101, -102, 0, 104};
    if (kind != JVMTI_HEAP_REFERENCE_STATIC_FIELD || *tag < 1 || *tag > CONSTANTS)
        return 0;
    if (class_tag != tag_of_class || *referrer_tag != tag_of_class)
        differs("report %d: expected tag %d of the enum, actual %d as class_tag, %d by pointer",
                reports, (int)tag_of_class, (int)class_tag, (int)*referrer_tag);
    tag_of_class = *referrer_tag = *(bool *)own_data(user_data) ? 0 : tags[reports % CONSTANTS];
    reports++;
    return 0;
}

static void walk(jclass klass, jlong before, jint filter)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = retag};
    bool clears = before != 0;
    reports = 0;
    tag_of_class = before;
    set_tag(klass, before);
    jvmtiError error = ti(FollowReferences, filter, NULL, klass, &callbacks, &clears);
    say("%s: %s, constants %d", heap_filter(filter), error_name(error), reports);
    say_first_difference();
    if (tag_of(klass) != tag_of_class)
        say("the tag of the enum is not the last one given");
}

static void observe(JNIEnv *jni, jobject things)
{
    jclass klass = element(jni, things, CONSTANTS);
    for (jsize i = 0; i < CONSTANTS; i++)
        set_tag(element(jni, things, i), 1 + i);
    walk(klass, 0, 0);
    walk(klass, 0, JVMTI_HEAP_FILTER_CLASS_TAGGED);
    walk(klass, TAG_BEFORE, JVMTI_HEAP_FILTER_CLASS_UNTAGGED);
}

TEST(.target = "heap.graph.Selves", .probe = observe, .needs = {.can_tag_objects = 1});
