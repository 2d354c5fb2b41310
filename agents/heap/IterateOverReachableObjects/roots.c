/* SPDX-License-Identifier: Apache-2.0 */
#include "../graph.h"

TITLE("IterateOverReachableObjects separates heap roots, stack roots and references by callback.");

enum { GLOBAL_TAG = 1, THREAD_TAG = 2, LOCAL_TAG = 3, CLASS_TAG = 4 };

static int globals, threads, classes, locals, calls, references_before_roots;
static bool referring;

HEAP_ROOT_CALLBACK(root)
{
    references_before_roots += referring;
    globals += *tag == GLOBAL_TAG && kind == JVMTI_HEAP_ROOT_JNI_GLOBAL && class_tag == CLASS_TAG;
    threads |= *tag == THREAD_TAG && kind == JVMTI_HEAP_ROOT_THREAD;
    classes |= *tag == 5 && kind == JVMTI_HEAP_ROOT_SYSTEM_CLASS;
    return JVMTI_ITERATION_CONTINUE;
}

STACK_REFERENCE_CALLBACK(stack)
{
    references_before_roots += referring;
    if (*tag == LOCAL_TAG && kind == JVMTI_HEAP_ROOT_STACK_LOCAL && depth == 1)
        locals |= thread_tag == THREAD_TAG && slot == 3; /* compiled code may hold it twice */
    return JVMTI_ITERATION_CONTINUE;
}

OBJECT_REFERENCE_CALLBACK(reference)
{
    referring = true;
    calls++;
    return JVMTI_ITERATION_CONTINUE;
}

static void walk(const char *what, jvmtiHeapRootCallback on_root,
                 jvmtiStackReferenceCallback on_stack, jvmtiObjectReferenceCallback on_reference)
{
    globals = threads = classes = locals = calls = references_before_roots = 0;
    referring = false;
    jvmtiError error = ti(IterateOverReachableObjects, on_root, on_stack, on_reference, NULL);
    say("%s: %s, globals %d, threads %d, classes %d, locals %d, references %s, roots after them %d",
        what, error_name(error), globals, threads, classes, locals, calls > 0 ? "some" : "none",
        references_before_roots);
}

static void observe(JNIEnv *jni, jobject local)
{
    if (local != NULL) {
        jthread self = NULL;
        must(GetCurrentThread, &self);
        set_tag(self, THREAD_TAG);
        set_tag(local, LOCAL_TAG);
        jclass klass = find_class(jni, "heap/graph/Special");
        jobject object = (*jni)->AllocObject(jni, klass);
        set_tag(klass, CLASS_TAG);
        set_tag(find_class(jni, "java/lang/Object"), 5);
        set_tag((*jni)->NewGlobalRef(jni, object), GLOBAL_TAG);
        return;
    }
    walk("all", root, stack, reference);
    walk("without references", root, stack, NULL);
    walk("roots alone", root, NULL, NULL);
    walk("stacks alone", NULL, stack, NULL);
    walk("none", NULL, NULL, NULL);
}

TEST(.target = "heap.graph.Roots", .probe = observe, .needs = {.can_tag_objects = 1});
