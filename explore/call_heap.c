/* SPDX-License-Identifier: Apache-2.0 */

/* Functions about objects and classes. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "calls.h"

enum { ENTRIES = 128, ENTRY_TEXT = 200 };

/* What callbacks said, an entry each: "3" of an object with that tag, "4(2)" of an array of two elements,
 * "[1]3" of an element of an array of objects, and "4=int(7,0)" with the values of an array. */
struct entries {
    int count;
    char texts[ENTRIES][ENTRY_TEXT];
};

static char *new_entry(struct entries *entries)
{
    static char spare[ENTRY_TEXT];
    char *entry = entries->count < ENTRIES ? entries->texts[entries->count++] : spare;
    entry[0] = '\0';
    return entry;
}

__attribute__((format(printf, 2, 3))) static void add(char *entry, const char *format, ...)
{
    va_list arguments;
    size_t length = strlen(entry);
    va_start(arguments, format);
    vsnprintf(entry + length, ENTRY_TEXT - length, format, arguments);
    va_end(arguments);
}

static void add_object(char *entry, jlong tag, jint length)
{
    add(entry, "%lld", (long long)tag);
    if (length >= 0)
        add(entry, "(%d)", length);
}

static jint JNICALL visited(jlong class_tag, jlong size, jlong *tag, jint length, void *data)
{
    add_object(new_entry(data), *tag, length);
    return 0;
}

/* Only fields and elements are followed: a class refers to the whole program. */
static jint JNICALL referred(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info,
                             jlong class_tag, jlong referrer_class_tag, jlong size, jlong *tag,
                             jlong *referrer_tag, jint length, void *data)
{
    if (kind != JVMTI_HEAP_REFERENCE_FIELD && kind != JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT)
        return 0;
    char *entry = new_entry(data);
    if (kind == JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT)
        add(entry, "[%d]", info->array.index);
    add_object(entry, *tag, length);
    return JVMTI_VISIT_OBJECTS;
}

static void add_element(char *entry, jvmtiPrimitiveType type, const void *elements, int i)
{
    switch (type) {
    case JVMTI_PRIMITIVE_TYPE_BOOLEAN:
        add(entry, "%d", ((const jboolean *)elements)[i]);
        break;
    case JVMTI_PRIMITIVE_TYPE_BYTE:
        add(entry, "%d", ((const jbyte *)elements)[i]);
        break;
    case JVMTI_PRIMITIVE_TYPE_CHAR:
        add(entry, "%d", ((const jchar *)elements)[i]);
        break;
    case JVMTI_PRIMITIVE_TYPE_SHORT:
        add(entry, "%d", ((const jshort *)elements)[i]);
        break;
    case JVMTI_PRIMITIVE_TYPE_INT:
        add(entry, "%d", ((const jint *)elements)[i]);
        break;
    case JVMTI_PRIMITIVE_TYPE_LONG:
        add(entry, "%lld", (long long)((const jlong *)elements)[i]);
        break;
    case JVMTI_PRIMITIVE_TYPE_FLOAT:
        add(entry, "%.2f", (double)((const jfloat *)elements)[i]);
        break;
    default:
        add(entry, "%.2f", ((const jdouble *)elements)[i]);
        break;
    }
}

/* Of arrays without elements nothing is said: whether there is a callback is left open. */
static jint JNICALL has_values(jlong class_tag, jlong size, jlong *tag, jint count,
                               jvmtiPrimitiveType type, const void *elements, void *data)
{
    static const char types[] = "ZBCSIJFD";
    if (count == 0)
        return 0;
    char *entry = new_entry(data);
    const char *of = (char)type != '\0' ? strchr(types, (char)type) : NULL;
    add(entry, "%lld=%s", (long long)*tag,
        of != NULL ? argument_word('T', (int)(of - types)) : "(another type)");
    for (int i = 0; i < count && of != NULL; i++) {
        add(entry, i == 0 ? "(" : ",");
        add_element(entry, type, elements, i);
    }
    add(entry, ")");
    return 0;
}

static int by_text(const void *a, const void *b)
{
    return strcmp(a, b);
}

static void walk(jvmtiEnv *env, jobject from, struct reply *reply)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = visited,
                                                 .heap_reference_callback = referred,
                                                 .array_primitive_value_callback = has_values};
    struct entries *entries = calloc(1, sizeof *entries);
    reply->error = from == NULL ? (*env)->IterateThroughHeap(env, JVMTI_HEAP_FILTER_UNTAGGED, NULL,
                                                             &callbacks, entries)
                                : (*env)->FollowReferences(env, 0, NULL, from, &callbacks, entries);
    qsort(entries->texts, (size_t)entries->count, sizeof *entries->texts, by_text);
    for (int i = 0; i < entries->count && reply->error == JVMTI_ERROR_NONE; i++)
        reply_add(reply, " %s", entries->texts[i]);
    free(entries);
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
    for (int i = 0; i < ALL_OBJECTS; i++)
        for (jint j = 0; j < count; j++)
            if ((*jni)->IsSameObject(jni, objects[j], target.objects[i]))
                reply_add(reply, " %s", argument_word('O', i));
    if (count > ALL_OBJECTS)
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

static jobject object_of(const struct scenario_operation *operation)
{
    return target.objects[operation->arguments[0]];
}

void call_of_heap(jvmtiEnv *env, JNIEnv *jni, const struct scenario_operation *operation,
                  struct reply *reply)
{
    switch (operation->code) {
    case OP_SET_TAG:
        reply->error = (*env)->SetTag(env, object_of(operation), operation->arguments[1]);
        break;
    case OP_GET_TAG:
        get_tag(env, object_of(operation), reply);
        break;
    case OP_GET_OBJECTS:
        objects_with_tag(env, jni, operation->arguments[0], reply);
        break;
    case OP_ITERATE_HEAP:
        walk(env, NULL, reply);
        break;
    case OP_FOLLOW:
        walk(env, object_of(operation), reply);
        break;
    case OP_LOADED_CLASSES:
        loaded_classes(env, jni, reply);
        break;
    default:
        reply->error = (*env)->ForceGarbageCollection(env);
        break;
    }
}
