/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("SetTag distinguishes two objects that have the same identity hash code.");

static void say_tags(JNIEnv *jni, const char *when, jobject objects)
{
    say("%s: %lld, %lld", when, (long long)tag_of(element(jni, objects, 0)),
        (long long)tag_of(element(jni, objects, 1)));
}

static void say_found(JNIEnv *jni, jobject first, jobject second)
{
    const jlong tags[] = {71, 72};
    jint count = 0, each[2] = {0};
    jobject *found = NULL;
    jlong *found_tags = NULL;
    must(GetObjectsWithTags, 2, tags, &count, &found, &found_tags);
    for (jint i = 0; i < readable(found_tags, readable(found, count)); i++) {
        each[0] += found_tags[i] == 71 && (*jni)->IsSameObject(jni, found[i], first);
        each[1] += found_tags[i] == 72 && (*jni)->IsSameObject(jni, found[i], second);
    }
    release(found);
    release(found_tags);
    say("objects with these tags: %d, the first %d, the second %d", (int)count, (int)each[0],
        (int)each[1]);
}

static void observe(JNIEnv *jni, jobject objects)
{
    jobject first = element(jni, objects, 0), second = element(jni, objects, 1);
    set_tag(first, 71);
    say_tags(jni, "one tagged", objects);
    set_tag(second, 72);
    say_tags(jni, "both tagged", objects);
    say_found(jni, first, second);
    must(ForceGarbageCollection);
    say_tags(jni, "after a collection", objects);
    set_tag(first, 0);
    say_tags(jni, "one untagged", objects);
}

TEST(.target = "heap.graph.SameHashCode", .probe = observe, .timeout = 60,
     .needs = {.can_tag_objects = 1});
