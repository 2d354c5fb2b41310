/* SPDX-License-Identifier: Apache-2.0 */
#include "base/machine.h"

#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>
#include <unistd.h>
#include <uv.h>

#include "base/files.h"
#include "base/json_text.h"
#include "base/text.h"

/* The rest of the first line of the file that begins with `key`, without the blanks and the
 * separator before it and without quotes. Allocated. */
static char *value_in(const char *path, const char *key, const char *otherwise)
{
    char *text = file_read(path, NULL);
    char *value = NULL;
    for (char *line = text != NULL ? strtok(text, "\n") : NULL; line != NULL && value == NULL;
         line = strtok(NULL, "\n"))
        if (strncmp(line, key, strlen(key)) == 0) {
            const char *start = line + strlen(key);
            start += strspn(start, " \t:=\"");
            value = xprintf("%.*s", (int)strcspn(start, "\""), start);
        }
    free(text);
    return value != NULL ? value : xstrdup(otherwise);
}

json_t *machine_as_json(void)
{
    struct utsname name;
    uname(&name);
    char *os = value_in("/etc/os-release", "PRETTY_NAME", name.sysname);
    char *cpu = value_in("/proc/cpuinfo", "model name", "unknown");
    char *kernel = xprintf("%s %s", name.sysname, name.release);
    long long pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);
    json_t *machine = json_pack("{s:o, s:o, s:o, s:o, s:I, s:I}", "os", text_as_json(os), "kernel",
                                text_as_json(kernel), "machine", text_as_json(name.machine), "cpu",
                                text_as_json(cpu), "processors",
                                (json_int_t)sysconf(_SC_NPROCESSORS_ONLN), "memory_mib",
                                (json_int_t)(pages * size / (1024 * 1024)));
    free(kernel);
    free(cpu);
    free(os);
    return machine;
}

unsigned machine_jobs(void)
{
    unsigned processors = uv_available_parallelism();
    return processors < JOBS_MAX ? processors + 1 : JOBS_MAX;
}
