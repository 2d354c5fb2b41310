/* SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>
#include <unistd.h>

#include "assay.h"

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

/* The JVM may keep some memory for later use, and its heap may grow up to 32 megabytes. */
static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = find_class(jni, "java/lang/String");
    long long returned = 0, before = resident();
    while (returned < 512LL << 20)
        returned += call(klass);
    say("%s: half of it is reclaimed: %s", assay_case(), truth(resident() - before <= 256 << 20));
}

TEST(.probe = observe, .vm_args = LIST("-Xmx32m"), .timeout = 60,
     .needs = {.can_get_constant_pool = 1},
     .cases = LIST("GetConstantPool", "GetJNIFunctionTable"));
