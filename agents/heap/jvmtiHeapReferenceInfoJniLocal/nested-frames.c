/* SPDX-License-Identifier: Apache-2.0 */
#include "../locals.h"

TITLE("The jvmtiHeapReferenceInfoJniLocal has the thread, depth and method of the native frame.");

enum { LEVELS = 3 };

/* Whether the reference has been reported before. */
static bool is_repeated(int index)
{
    const struct local_reference *it = &local_references[index], *other = local_references;
    while (other < it
           && (other->tag != it->tag || other->kind != it->kind || other->depth != it->depth
               || other->method != it->method || other->thread_tag != it->thread_tag))
        other++;
    return other < it;
}

/* In each frame as many objects as its level are referred to. */
static void observe(JNIEnv *jni, jobject unused)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = see_frames};
    static int level;
    jthread thread = NULL;
    level++;
    /* A root may be reported twice, so each has a tag of its own. */
    char *name = assay_text();
    assay_append(name, "object %d", level);
    for (int i = 0; i < level; i++) {
        name_tag(10 * level + i, name);
        set_tag((*jni)->AllocObject(jni, find_class(jni, "java/lang/Object")), 10 * level + i);
    }
    jclass nested = find_class(jni, "heap/walk/Nested");
    if (level < LEVELS) {
        (*jni)->CallStaticVoidMethod(jni, nested, static_method_id(jni, nested, "again", "(I)V"),
                                     level);
        return;
    }
    must(GetCurrentThread, &thread);
    set_tag(thread, TAG_OF_THREAD);
    jvmtiError error = ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
    for (int i = 0; i < local_count; i++) {
        struct local_reference *it = &local_references[i];
        if (is_repeated(i))
            continue;
        record("%s: %s depth %d, %s, thread's tag %s", object_name(it->tag),
               reference_kind(it->kind), (int)it->depth,
               it->method == NULL ? "no method" : method_name(it->method),
               it->thread_tag == TAG_OF_THREAD ? "right" : "wrong");
    }
    say_walk("FollowReferences", error);
}

TEST(.target = "heap.walk.Nested", .probe = observe, .needs = {.can_tag_objects = 1});
