/* SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>
#include <unistd.h>

#include "threads.h"

TITLE("Deallocate reclaims what other functions return.");

/* How many bytes of the process are in memory. */
static long long resident(void)
{
    long long pages = -1;
    FILE *file = fopen("/proc/self/statm", "r");
    if (file == NULL || fscanf(file, "%*s %lld", &pages) != 1)
        inapplicable("the size of the process is not to be seen");
    fclose(file);
    return pages * sysconf(_SC_PAGESIZE);
}

/* Calls the function and gives back what it returns, of which it returns the size. */
static long long call(jclass klass)
{
    jint count, size = sizeof(jniNativeInterface);
    void *result = NULL;
    if (is_case("GetConstantPool"))
        must(GetConstantPool, klass, &count, &size, (unsigned char **)&result);
    else
        must(GetJNIFunctionTable, (jniNativeInterface **)&result);
    release(result);
    return size > 0 ? size : 1;
}

/* Until so much was returned; no JVM has to be fast. */
static void call_for(jclass klass)
{
    jlong beginning = real_time();
    for (long long returned = 0; returned < 512LL << 20; returned += call(klass))
        if (real_time() - beginning > MILLISECONDS(25000))
            inapplicable("the function takes long");
}

/* The allocator may keep memory back for a while, which the first round shows; and the heap may grow. */
static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = find_class(jni, "java/lang/String");
    call_for(klass);
    long long before = resident();
    call_for(klass);
    say("%s: half of it is reclaimed: %s", assay_case(), truth(resident() - before <= 256 << 20));
}

TEST(.probe = observe, .timeout = 60, .needs = {.can_get_constant_pool = 1},
     .cases = LIST("GetConstantPool", "GetJNIFunctionTable"));
