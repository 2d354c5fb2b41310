/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("SetTag distinguishes two objects that have the same identity hash code.");

static void say_tags(JNIEnv *jni, const char *when, jobject objects)
{
    say("%s: %lld, %lld", when, (long long)tag_of(element(jni, objects, 0)),
        (long long)tag_of(element(jni, objects, 1)));
}

static void observe(JNIEnv *jni, jobject objects)
{
    jobject first = element(jni, objects, 0), second = element(jni, objects, 1);
    const jlong tags[] = {71, 72};
    jint count = -1;
    set_tag(first, 71);
    say_tags(jni, "one tagged", objects);
    set_tag(second, 72);
    say_tags(jni, "both tagged", objects);
    must(GetObjectsWithTags, 2, tags, &count, NULL, NULL);
    say("objects with these tags: %d", (int)count);
    must(ForceGarbageCollection);
    say_tags(jni, "after a collection", objects);
    set_tag(first, 0);
    say_tags(jni, "one untagged", objects);
}

TEST(.target = "heap.graph.SameHashCode", .probe = observe, .timeout = 60,
     .needs = {.can_tag_objects = 1});
