/* SPDX-License-Identifier: Apache-2.0 */
#include "../locals.h"

TITLE("ForceGarbageCollection keeps an object that only a virtual thread's local variable refers to.");

static void JNICALL freed(jvmtiEnv *env, jlong tag)
{
    if (tag > THINGS && tag <= THINGS + PLATFORM)
        say("ObjectFree: of %s", local_names[tag - THINGS]);
}

static void walk(JNIEnv *jni, jthread *threads)
{
    jlong tags[PLATFORM];
    jint count = -1;
    jobject *objects = NULL;
    jlong *found = NULL;
    on(ObjectFree, freed);
    must(ForceGarbageCollection);
    must(ForceGarbageCollection);
    for (int i = 0; i < PLATFORM; i++)
        tags[i] = THINGS + PARKED + i;
    must(GetObjectsWithTags, PLATFORM, tags, &count, &objects, &found);
    say("objects: %d", (int)count);
    for (int which = PARKED; which <= PLATFORM; which++)
        for (jint i = 0; i < readable(objects, readable(found, count)); i++)
            if (found[i] == THINGS + which && objects[i] != NULL)
                say("%s: %s", local_names[which],
                    class_name((*jni)->GetObjectClass(jni, objects[i])));
    release(objects);
    release(found);
    off(ObjectFree);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Locals", .probe = locals_probe,
     .needs = {.can_tag_objects = 1, .can_generate_object_free_events = 1});
