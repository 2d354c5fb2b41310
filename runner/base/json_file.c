/* SPDX-License-Identifier: Apache-2.0 */
#include "base/json_file.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/text.h"

json_t *json_file_load(const char *path)
{
    json_error_t error;
    FILE *file = fopen(path, "re");
    json_t *value = file != NULL ? json_loadf(file, 0, &error) : NULL;
    if (file == NULL)
        complain("%s: %s", path, strerror(errno));
    else if (value == NULL && ferror(file))
        complain("%s: %s", path, strerror(errno));
    else if (value == NULL)
        complain("%s:%d: this is no JSON: %s", path, error.line > 0 ? error.line : 1, error.text);
    if (file != NULL)
        fclose(file);
    return value;
}

json_t *json_file_read(const char *directory, const char *name)
{
    char *path = xprintf("%s/%s", directory, name);
    json_error_t error;
    json_t *value = NULL;
    size_t length;
    char *text = file_read_foreign(directory, name, &length);
    if (text == NULL)
        complain("%s: %s", path, strerror(errno));
    else if ((value = json_loadb(text, length, JSON_REJECT_DUPLICATES, &error)) == NULL)
        complain("%s: %s", path, error.text);
    free(text);

    free(path);
    return value;
}

int json_file_write(const char *directory, const char *name, const json_t *value)
{
    char *text = json_dumps(value, JSON_INDENT(1));
    if (text == NULL) {
        complain("%s/%s: there is nothing to write", directory, name);
        return -1;
    }
    char *line = xprintf("%s\n", text);
    int result = file_write(directory, name, line);
    free(line);
    free(text);
    return result;
}
