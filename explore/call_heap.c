/* SPDX-License-Identifier: Apache-2.0 */

/* Functions about objects and classes. */
#include <stdlib.h>
#include <string.h>

#include "calls.h"

struct tags {
    int count;
    jlong tags[64];
};

static void add_tag(struct tags *tags, jlong tag)
{
    if (tags->count < 64)
        tags->tags[tags->count++] = tag;
}

static jint JNICALL visited(jlong class_tag, jlong size, jlong *tag, jint length, void *data)
{
    add_tag(data, *tag);
    return 0;
}

/* Only fields are followed: a class refers to the whole program. */
static jint JNICALL referred(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info,
                             jlong class_tag, jlong referrer_class_tag, jlong size, jlong *tag,
                             jlong *referrer_tag, jint length, void *data)
{
    if (kind != JVMTI_HEAP_REFERENCE_FIELD)
        return 0;
    add_tag(data, *tag);
    return JVMTI_VISIT_OBJECTS;
}

static int by_tag(const void *a, const void *b)
{
    jlong left = *(const jlong *)a, right = *(const jlong *)b;
    return (left > right) - (left < right);
}

static void walk(jvmtiEnv *env, jobject from, struct reply *reply)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = visited,
                                                 .heap_reference_callback = referred};
    struct tags tags = {0};
    reply->error = from == NULL ? (*env)->IterateThroughHeap(env, JVMTI_HEAP_FILTER_UNTAGGED, NULL,
                                                             &callbacks, &tags)
                                : (*env)->FollowReferences(env, 0, NULL, from, &callbacks, &tags);
    qsort(tags.tags, (size_t)tags.count, sizeof *tags.tags, by_tag);
    for (int i = 0; i < tags.count && reply->error == JVMTI_ERROR_NONE; i++)
        reply_add(reply, " %lld", (long long)tags.tags[i]);
}

static void get_tag(jvmtiEnv *env, jobject object, struct reply *reply)
{
    jlong tag = -1;
    reply->error = (*env)->GetTag(env, object, &tag);
    reply_add(reply, " %lld", (long long)tag);
}

static void objects_with_tag(jvmtiEnv *env, JNIEnv *jni, jlong tag, struct reply *reply)
{
    jint count = 0;
    jobject *objects = NULL;
    reply->error = (*env)->GetObjectsWithTags(env, 1, &tag, &count, &objects, NULL);
    if (reply->error != JVMTI_ERROR_NONE)
        return;
    for (int i = 0; i < OBJECTS; i++)
        for (jint j = 0; j < count; j++)
            if ((*jni)->IsSameObject(jni, objects[j], target.objects[i]))
                reply_add(reply, " %s", argument_word('o', i));
    if (count > OBJECTS)
        reply_add(reply, " of %d", count);
    (*env)->Deallocate(env, (unsigned char *)objects);
}

static void loaded_classes(jvmtiEnv *env, JNIEnv *jni, struct reply *reply)
{
    jint count = 0, found = 0;
    jclass *classes = NULL;
    reply->error = (*env)->GetLoadedClasses(env, &count, &classes);
    if (reply->error != JVMTI_ERROR_NONE)
        return;
    for (jint i = 0; i < count; i++) {
        char *name = NULL;
        if ((*env)->GetClassSignature(env, classes[i], &name, NULL) == JVMTI_ERROR_NONE)
            found += strcmp(name, "Lexplore/Loaded;") == 0;
        (*env)->Deallocate(env, (unsigned char *)name);
        (*jni)->DeleteLocalRef(jni, classes[i]);
    }
    reply_add(reply, " %d", found);
    (*env)->Deallocate(env, (unsigned char *)classes);
}

void call_of_heap(jvmtiEnv *env, JNIEnv *jni, const struct scenario_operation *operation,
                  struct reply *reply)
{
    const int *arguments = operation->arguments;
    switch (operation->code) {
    case OP_SET_TAG:
        reply->error = (*env)->SetTag(env, target.objects[arguments[0]], arguments[1]);
        break;
    case OP_GET_TAG:
        get_tag(env, target.objects[arguments[0]], reply);
        break;
    case OP_GET_OBJECTS:
        objects_with_tag(env, jni, arguments[0], reply);
        break;
    case OP_ITERATE_HEAP:
        walk(env, NULL, reply);
        break;
    case OP_FOLLOW:
        walk(env, target.objects[arguments[0]], reply);
        break;
    case OP_LOADED_CLASSES:
        loaded_classes(env, jni, reply);
        break;
    default:
        reply->error = (*env)->ForceGarbageCollection(env);
        break;
    }
}
