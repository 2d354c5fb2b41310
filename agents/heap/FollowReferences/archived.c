/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "processes.h"

TITLE("Heap walks report an archived class, its static fields and its string.");

enum { TAG_OF_USE = 1, TAG_OF_MADE, TAG_OF_TEXT };
static int fields, objects, texts;

HEAP_REFERENCE_CALLBACK(see_reference)
{
    bool of_use = referrer_tag != NULL && *referrer_tag == TAG_OF_USE;
    fields += of_use && kind == JVMTI_HEAP_REFERENCE_STATIC_FIELD && *tag == TAG_OF_MADE;
    texts += of_use && kind == JVMTI_HEAP_REFERENCE_STATIC_FIELD && *tag == TAG_OF_TEXT;
    return 0;
}

HEAP_ITERATION_CALLBACK(see_object)
{
    objects += *tag == TAG_OF_USE || *tag == TAG_OF_MADE || *tag == TAG_OF_TEXT;
    return 0;
}

static void load(JavaVM *vm, char *options)
{
    use_archive("assay,classes");
}

static void observe(JNIEnv *jni, jobject unused)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = see_reference,
                                                 .heap_iteration_callback = see_object};
    jclass use = find_class(jni, "classes/ArchivedUse");
    set_tag(use, TAG_OF_USE);
    set_tag(static_object_field(jni, use, "MADE", "Ljava/util/function/Supplier;"), TAG_OF_MADE);
    set_tag(static_object_field(jni, use, "TEXT", "Ljava/lang/String;"), TAG_OF_TEXT);
    must(ForceGarbageCollection);
    SAY_CALL(FollowReferences, 0, NULL, use, &callbacks, NULL);
    say("static fields: %d and %d", fields, texts);
    SAY_CALL(IterateThroughHeap, 0, NULL, &callbacks, NULL);
    say("objects: %d", objects);
}

TEST(.target = "classes.ArchivedLambda", .load = load, .probe = observe, .cases = ARCHIVES,
     .since = 17, .timeout = 120, .needs = {.can_tag_objects = 1});
